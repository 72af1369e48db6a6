#!/usr/bin/env bash
# Installs what a database that fails over is made of, from Debian alone. Done again, it changes nothing.
set -euo pipefail

packages=(
  postgresql-15  # the database; 15 is what this Debian keeps up to date
  patroni        # makes one node primary, and another when that one is gone
  python3-etcd   # by which patroni asks etcd; patroni only recommends it
  etcd-server    # who is primary is agreed on here, by a majority
  etcd-client    # etcdctl: an operator's look into it
  haproxy        # one address for servers, behind which the primary changes
  procps         # pgrep, by which local.sh finds a node's processes
  util-linux     # setpriv and setsid: PostgreSQL refuses to run as root
)

refuse() {
  echo "$1" >&2
  exit 1
}

[ -r /etc/os-release ] || refuse 'This installs packages of Debian 12, and there is no /etc/os-release here that says which system this is.'
. /etc/os-release
[ "${ID:-}" = debian ] && [ "${VERSION_ID:-}" = 12 ] ||
  refuse "This installs packages of Debian 12, and this is ${PRETTY_NAME:-another system}: install PostgreSQL, Patroni, etcd and HAProxy with its own tools."

missing=()
for package in "${packages[@]}"; do
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0
[ "$(id -u)" = 0 ] || refuse "Only root installs packages: run this as root, or install ${missing[*]}."

# the first database is made by Patroni, so that every node is a copy of one
if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
  install -d /etc/postgresql-common
  echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
fi
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes --no-install-recommends -o Dpkg::Options::=--force-confold "${missing[@]}" >/dev/null

# nothing runs on a setting of Debian's: place.sh starts what has ours
if [ -d /run/systemd/system ]; then
  for package in "${missing[@]}"; do
    case $package in
      patroni | haproxy) systemctl disable --now "$package" ;;
      etcd-server) systemctl disable --now etcd ;;
    esac
  done
fi
echo "Installed: ${missing[*]}."
