# Reads a cluster's file, and makes settings of the templates beside this file. Sourced by place.sh and local.sh.

templates=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

refuse() {
  echo "$1" >&2
  exit 1
}

# parts <cluster> <kind>: the lines of a kind, without the word
parts() {
  awk -v kind="$2" '$1 == kind { $1 = ""; print substr($0, 2) }' "$1"
}

# part <cluster> <name>: the line of an etcd or a database
part() {
  awk -v name="$2" '($1 == "etcd" || $1 == "database") && $2 == name' "$1"
}

# secret <cluster> <name>. A short one, or one with letters that a file of settings would read otherwise, is refused
secret() {
  local value
  value=$(awk -v name="$2" '$1 == "secret" && $2 == name { print $3 }' "$1")
  [[ $value =~ ^[A-Za-z0-9]{24,}$ ]] || refuse "The secret \"$2\" in $1 is not 24 or more letters and digits: openssl rand -hex 24 makes one."
  echo "$value"
}

# fill <template> <name=value>...: the text with each @name@ filled in
fill() {
  local text pair
  text=$(<"$templates/$1.template")
  for pair in "${@:2}"; do text=${text//"@${pair%%=*}@"/"${pair#*=}"}; done
  printf '%s\n' "$text"
}

# etcd_settings <cluster> <name> <folder>
etcd_settings() {
  local name address client_port peer_port peers
  read -r _ name address client_port peer_port <<<"$(part "$1" "$2")"
  peers=$(parts "$1" etcd | awk '{ printf "%s%s=http://%s:%s", (NR > 1 ? "," : ""), $1, $2, $4 }')
  fill etcd.yml name="$name" address="$address" client_port="$client_port" peer_port="$peer_port" peers="$peers" folder="$3"
}

# patroni_settings <cluster> <name> <folder> <folder of sockets>
patroni_settings() {
  local name address port rest_port mode synchronous etcd_hosts superuser replication rewind patroni
  read -r _ name address port rest_port <<<"$(part "$1" "$2")"
  mode=$(parts "$1" mode)
  case $mode in
    strict) synchronous=true ;;
    asynchronous) synchronous=false ;;
    *) refuse "The mode in $1 is \"$mode\": strict, or asynchronous, which may lose what was acknowledged." ;;
  esac
  etcd_hosts=$(parts "$1" etcd | awk '{ printf "%s%s:%s", (NR > 1 ? "," : ""), $2, $3 }')
  superuser=$(secret "$1" superuser)
  replication=$(secret "$1" replication)
  rewind=$(secret "$1" rewind)
  patroni=$(secret "$1" patroni)
  fill patroni.yml name="$name" address="$address" port="$port" rest_port="$rest_port" synchronous="$synchronous" \
    etcd_hosts="$etcd_hosts" folder="$3" sockets="$4" admit="$(parts "$1" admit)" superuser_secret="$superuser" \
    replication_secret="$replication" rewind_secret="$rewind" patroni_secret="$patroni"
}

# proxy_settings <cluster>
proxy_settings() {
  local address port servers
  read -r address port <<<"$(parts "$1" proxy)"
  servers=$(parts "$1" database | awk '{ printf "%s  server %s %s:%s check port %s", (NR > 1 ? "\n" : ""), $1, $2, $3, $4 }')
  fill haproxy.cfg address="$address" port="$port" servers="$servers"
}
