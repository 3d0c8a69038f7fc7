# Gives a script its own /etc, /opt, /var and so on, which are discarded with this namespace.
set -eu
mount -t proc proc /proc
overlays=$SCRATCH/overlays
mkdir -p "$overlays"
mount -t tmpfs -o mode=755 tmpfs "$overlays"
for folder in etc opt var srv root home; do
  mkdir "$overlays/$folder" "$overlays/$folder.work"
  mount -t overlay overlay -o "lowerdir=/$folder,upperdir=$overlays/$folder,workdir=$overlays/$folder.work" "/$folder"
done
mkdir -p "$overlays/run"
mount --bind "$overlays/run" /run
# Removes the data of a service that runs on this machine itself.
rm -rf /var/lib/boxtrail
mkdir -p /run/units /run/postgresql
chown postgres: /run/postgresql
# The repository is owned by another user than the one that fetches from it.
git config --system --add safe.directory '*'
export PATH=$PROGRAMS:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
exec bash "$1"
