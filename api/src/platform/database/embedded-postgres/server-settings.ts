/** Sized for a small machine that also runs everything else: two cores, a few gigabytes to spare. */
const BASE = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  log_checkpoints: 'off',
};

const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const FAST_AND_LOSSY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The words `-c name=value …` of PostgreSQL's command line. */
export function serverSettings(durable: boolean, overrides: Record<string, string> = {}): string[] {
  const settings = { ...BASE, ...(durable ? DURABLE : FAST_AND_LOSSY), ...overrides };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
