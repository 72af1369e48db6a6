type Headers = Readonly<Record<string, string>>;

/** Reply to a request. One without valid JSON counts as no answer for the caller: pages, silence and hanging up alike. */
export type Reply =
  | { kind: 'json'; status: number; body: string; headers?: Headers }
  | { kind: 'page'; status: number; html: string; headers?: Headers }
  | { kind: 'file'; type: string; bytes: Uint8Array; headers?: Headers }
  | { kind: 'redirect'; location: string; headers?: Headers }
  | { kind: 'silence' }
  | { kind: 'hang-up' };

export function jsonReply(status: number, value: unknown, headers?: Headers): Reply {
  return { kind: 'json', status, body: JSON.stringify(value), ...(headers ? { headers } : {}) };
}

/** The kind of page a gateway shows when it refuses or fails. */
export function gatewayPage(status: number, title: string): Reply {
  return {
    kind: 'page',
    status,
    html: `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
  };
}
