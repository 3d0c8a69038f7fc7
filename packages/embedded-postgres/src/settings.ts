export type Durability = { fsync: boolean }

/** Its files may be in memory, so it also keeps little of the write-ahead log. */
const NOT_DURABLE = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '512MB',
  min_wal_size: '32MB',
}

/** The server's settings for a small machine, on the command line so that each start uses the current ones. */
export function serverArguments(cluster: string, sockets: string, { fsync }: Durability): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    port: '5432',
    max_connections: '100',
    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    wal_compression: 'on',
    max_wal_size: '2GB',
    min_wal_size: '128MB',
    checkpoint_timeout: '10min',
    checkpoint_completion_target: '0.9',
    wal_retrieve_retry_interval: '200ms',
    random_page_cost: '1.1',
    // Short statements on two cores: neither JIT compilation nor parallel workers pay off, and /dev/shm may be 64 MB.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    autovacuum_naptime: '20s',
    autovacuum_vacuum_scale_factor: '0.05',
    autovacuum_analyze_scale_factor: '0.05',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    synchronous_commit: 'on',
    fsync: 'on',
  }
  if (!fsync) Object.assign(settings, NOT_DURABLE)
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
