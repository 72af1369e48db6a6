#!/usr/bin/env bash
# Places the settings of parts of a cluster on this machine and starts them by Debian's own units:
#   deploy/ha/place.sh <cluster> <part>...     parts: names of an etcd or a database in the file, or proxy
set -euo pipefail
. "$(dirname "$0")/render.sh"

[ $# -ge 2 ] || refuse 'place.sh <cluster> <part>...: the file of the cluster, and which of its parts this machine is.'
[ "$(id -u)" = 0 ] || refuse 'Only root places settings of the system.'
[ -d /run/systemd/system ] || refuse 'This machine has no systemd: deploy/ha/local.sh starts a cluster by itself.'
cluster=$1
[ -r "$cluster" ] || refuse "There is no file $cluster: copy cluster.example, and fill it in."

place_etcd() {
  local settings
  settings=$(etcd_settings "$cluster" "$1" /var/lib/etcd/comptoir)
  install -d -o etcd -g etcd -m 0700 /var/lib/etcd/comptoir
  echo "$settings" >/etc/etcd.yml
  echo 'DAEMON_ARGS="--config-file /etc/etcd.yml"' >/etc/default/etcd
  systemctl enable etcd
  # it is ready once a majority is there, which may be the next machine's turn
  systemctl restart --no-block etcd
}

place_database() {
  local settings
  settings=$(patroni_settings "$cluster" "$1" /var/lib/postgresql/comptoir /var/run/postgresql)
  install -d -o postgres -g postgres -m 0700 /var/lib/postgresql/comptoir
  install -d -m 0755 /etc/patroni
  # it has the secrets
  install -o postgres -g postgres -m 0600 /dev/null /etc/patroni/config.yml
  echo "$settings" >/etc/patroni/config.yml
  systemctl enable patroni
  systemctl restart patroni
}

place_proxy() {
  local settings
  settings=$(proxy_settings "$cluster")
  echo "$settings" >/etc/haproxy/haproxy.cfg
  systemctl enable haproxy
  systemctl restart haproxy
}

for name in "${@:2}"; do
  if [ "$name" = proxy ]; then
    place_proxy
    continue
  fi
  read -r kind _ <<<"$(part "$cluster" "$name")"
  [ -n "${kind:-}" ] || refuse "There is no part \"$name\" in $cluster."
  "place_$kind" "$name"
done
