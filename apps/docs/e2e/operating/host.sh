# A machine of a guide: its own processes, its own files, which $DISK keeps when it is killed, and a bash for commands.
set -eu
hostname "$NAME"
mount -t proc proc /proc
for folder in etc var srv opt root home; do
  mkdir -p "$DISK/$folder" "$DISK/$folder.work"
  mount -t overlay overlay -o "lowerdir=/$folder,upperdir=$DISK/$folder,workdir=$DISK/$folder.work" "/$folder"
done
mount -t tmpfs tmpfs /run
mount -t tmpfs tmpfs /dev/shm
mkdir -p /run/units
install -d -o postgres -g postgres -m 2775 /run/postgresql
echo "$ADDRESS $NAME" >> /etc/hosts
if ! id boxtrail >/dev/null 2>&1; then
  useradd --system --home-dir /var/lib/boxtrail --create-home --shell /usr/sbin/nologin boxtrail
fi
mkdir -p /opt/boxtrail /srv/files
mount --bind "$CHECKOUT" /opt/boxtrail
mount --bind "$FILES" /srv/files
chown boxtrail: /srv/files
ip link set lo up
export PATH=$PROGRAMS:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
cd /
set -euo pipefail
exec bash -euo pipefail
