"""OpenStack Swift with its S3 interface, all in one process and one directory: python3 serve.py DIRECTORY [conditional]

Prints its port when it is ready, and ends when its standard input ends.

Swift accepts `If-None-Match: *` from S3 clients since 2.36, but Debian 12 has 2.30, whose S3 interface refuses every
condition, although the servers behind it support this one. `conditional` lets it through, as the later version does.
"""
import logging
import os
import sys

import eventlet
from swift.common import utils
from swift.common.middleware.s3api import s3request
from swift.common.ring import RingBuilder
from swift.common.wsgi import SwiftHttpProtocol, loadapp

directory = sys.argv[1]
utils.eventlet_monkey_patch()
# Without these, Swift requires a file in /etc.
utils.HASH_PATH_PREFIX, utils.HASH_PATH_SUFFIX = b'boxtrail', b'boxtrail'
logging.disable(logging.CRITICAL)

if 'conditional' in sys.argv[2:]:
    validate = s3request.S3Request._validate_headers

    def validate_but_for_a_new_name(request):
        condition = request.environ.get('HTTP_IF_NONE_MATCH')
        if condition != '*' or request.method != 'PUT':
            return validate(request)
        del request.environ['HTTP_IF_NONE_MATCH']
        try:
            return validate(request)
        finally:
            request.environ['HTTP_IF_NONE_MATCH'] = condition

    s3request.S3Request._validate_headers = validate_but_for_a_new_name


class Forgetful:
    """Stands in for memcached, which Swift requires. It stores nothing."""

    def get(self, key, **_):
        return None

    def set(self, key, value, **_):
        pass

    def delete(self, key, **_):
        pass


def serve(name, conf):
    path = os.path.join(directory, name + '.conf')
    with open(path, 'w') as file:
        file.write(conf)
    listening = eventlet.listen(('127.0.0.1', 0), backlog=512)
    loaded = loadapp(path)

    def app(env, start_response):
        env['swift.cache'] = Forgetful()
        return loaded(env, start_response)

    eventlet.spawn(
        eventlet.wsgi.server, listening, app,
        log=logging.getLogger('wsgi'), log_output=False, protocol=SwiftHttpProtocol, capitalize_response_headers=False,
    )
    return listening.getsockname()[1]


os.makedirs(os.path.join(directory, 'devices', 'disk'), exist_ok=True)
for kind in ('account', 'container', 'object'):
    port = serve(kind, f"""
[DEFAULT]
devices = {directory}/devices
mount_check = false
swift_dir = {directory}
[app:main]
use = egg:swift#{kind}
""")
    ring = RingBuilder(part_power=2, replicas=1, min_part_hours=0)
    ring.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'disk', 'weight': 1,
                  'replication_ip': '127.0.0.1', 'replication_port': port, 'meta': ''})
    ring.rebalance()
    ring.get_ring().save(os.path.join(directory, kind + '.ring.gz'))

print(serve('proxy', f"""
[DEFAULT]
swift_dir = {directory}
[pipeline:main]
pipeline = catch_errors s3api tempauth proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_boxtrail_tests = boxtrail-tests-secret .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
"""), flush=True)

while eventlet.tpool.execute(sys.stdin.readline):
    pass
