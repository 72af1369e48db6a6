// Asks the server of this machine whether it is ready: for a health check, where no curl is.
const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
const reply = await fetch(`http://${host}:${PORT}/api/readyz`, { signal: AbortSignal.timeout(3000) }).catch(() => null);
process.exitCode = reply?.ok ? 0 : 1;
