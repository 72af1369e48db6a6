#!/usr/bin/env bash
# A whole cluster on this machine, on ports and in a folder of its own, to try it out and to drill:
#   deploy/ha/local.sh start <folder> [first port] [strict|asynchronous] [databases]    one etcd, the proxy, two databases unless more are asked for
#   deploy/ha/local.sh start-part|stop-part|kill-part <folder> <part>    etcd1, proxy, db1, db2 …; kill: as when its machine is gone
#   deploy/ha/local.sh stop <folder>    everything, by the numbers of its processes
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/render.sh"

[ $# -ge 2 ] || refuse 'local.sh start|stop|start-part|stop-part|kill-part <folder> …'
command=$1
folder=$2
cluster=$folder/cluster

for program in /usr/bin/patroni /usr/bin/etcd /usr/sbin/haproxy /usr/lib/postgresql/15/bin/postgres; do
  [ -x "$program" ] || refuse "$program is not installed: deploy/ha/install.sh installs what a database that fails over is made of."
done

# PostgreSQL refuses to run as root
as_user=()
if [ "$(id -u)" = 0 ]; then as_user=(setpriv --reuid=postgres --regid=postgres --init-groups); fi

make_cluster() {
  local first=$1 mode=$2 databases=$3 name number
  install -d -m 0700 "$folder"
  {
    echo "etcd etcd1 127.0.0.1 $first $((first + 1))"
    echo "proxy 127.0.0.1 $((first + 2))"
    for number in $(seq "$databases"); do
      echo "database db$number 127.0.0.1 $((first + 1 + 2 * number)) $((first + 2 + 2 * number))"
    done
    echo 'admit 127.0.0.1/32'
    echo "mode $mode"
    for name in superuser replication rewind patroni; do
      echo "secret $name $(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')"
    done
  } >"$cluster"
}

names() {
  parts "$cluster" etcd | cut -d ' ' -f 1
  parts "$cluster" database | cut -d ' ' -f 1
  echo proxy
}

# the settings of a part, as place.sh would make them
settings_of() {
  local home=$folder/$1
  case $1 in
    etcd*) etcd_settings "$cluster" "$1" "$home/data" ;;
    db*) patroni_settings "$cluster" "$1" "$home" "$home" ;;
    proxy) proxy_settings "$cluster" ;;
  esac
}

start_part() {
  local home=$folder/$1 run
  install -d -m 0700 "$home"
  settings_of "$1" >"$home/settings"
  case $1 in
    etcd*) run=(/usr/bin/etcd --config-file "$home/settings") ;;
    db*) run=(/usr/bin/patroni "$home/settings") ;;
    proxy) run=(/usr/sbin/haproxy -db -f "$home/settings") ;;
    *) refuse "There is no part \"$1\": $(names | tr '\n' ' ')" ;;
  esac
  if [ "$(id -u)" = 0 ]; then chown -R postgres:postgres "$folder"; fi
  (
    cd "$home"
    setsid "${as_user[@]}" "${run[@]}" </dev/null >>"$home/log" 2>&1 &
    echo $! >"$home/pid"
  )
}

tree() {
  local pid
  for pid in "$@"; do
    if [ -d "/proc/$pid" ]; then echo "$pid"; fi
    # shellcheck disable=SC2046
    tree $(pgrep -P "$pid" || true)
  done
}

# every process of a part: a PostgreSQL is in no group of its Patroni's
processes() {
  local home=$folder/$1 roots=()
  if [ -s "$home/pid" ]; then roots+=("$(cat "$home/pid")"); fi
  if [ -s "$home/data/postmaster.pid" ]; then roots+=("$(head -n 1 "$home/data/postmaster.pid")"); fi
  local pid
  for pid in "${roots[@]}"; do
    # a number that has another program by now is none of ours
    if tr '\0' ' ' <"/proc/$pid/cmdline" 2>/dev/null | grep -qF "$home/"; then tree "$pid"; fi
  done
}

kill_part() {
  local all
  all=$(processes "$1")
  # shellcheck disable=SC2086
  if [ -n "$all" ]; then kill -KILL $all 2>/dev/null || true; fi
  while [ -n "$(processes "$1")" ]; do sleep 0.1; done
}

stop_part() {
  local home=$folder/$1 tries=0
  [ -s "$home/pid" ] || return 0
  if [ -n "$(processes "$1")" ]; then kill -TERM "$(cat "$home/pid")" 2>/dev/null || true; fi
  while [ -n "$(processes "$1")" ] && [ $tries -lt 100 ]; do
    sleep 0.1
    tries=$((tries + 1))
  done
  kill_part "$1"
}

# status <port> <path>: what a node's Patroni answers with
status() {
  (
    exec 3<>"/dev/tcp/127.0.0.1/$1"
    printf 'GET %s HTTP/1.0\r\n\r\n' "$2" >&3
    read -r _ code _ <&3
    cat <&3 >/dev/null
    echo "$code"
  ) 2>/dev/null || true
}

# one of the nodes answers so; patience is for the first node's initdb, and the second one's copy of it
await() {
  local path=$1 ends=$((SECONDS + 90)) port ports
  ports=$(parts "$cluster" database | cut -d ' ' -f 4)
  while [ $SECONDS -lt $ends ]; do
    for port in $ports; do
      if [ "$(status "$port" "$path")" = 200 ]; then return 0; fi
    done
    sleep 0.3
  done
  tail -n 20 "$folder"/db*/log >&2
  refuse "No database answers 200 at $path within 90 seconds."
}

case $command in
  start)
    [ ! -e "$cluster" ] || refuse "There is a cluster in $folder already: stop it and remove the folder, or start its parts."
    make_cluster "${3:-5500}" "${4:-strict}" "${5:-2}"
    start_part etcd1
    start_part db1
    await /primary
    for name in $(names | grep -v -e etcd1 -e db1); do start_part "$name"; done
    if [ "${4:-strict}" = strict ]; then await /synchronous; else await /replica; fi
    read -r address port <<<"$(parts "$cluster" proxy)"
    echo "The primary is at $address:$port; its superuser postgres has the password that stands in $cluster."
    ;;
  start-part) start_part "$3" ;;
  stop-part) stop_part "$3" ;;
  kill-part) kill_part "$3" ;;
  stop)
    for name in $(names | tac); do stop_part "$name"; done
    ;;
  *) refuse "There is no command \"$command\": start, stop, start-part, stop-part, kill-part." ;;
esac
