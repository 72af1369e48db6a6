/** One call of the portal's webhook, with every try it took. */
export interface Delivery {
  at: string;
  /** Sent as it is. */
  body: Record<string, unknown>;
  /** Value of `X-Clover-Auth` that it carried: the app's, another one, or none, as the first handshake does. */
  auth: 'right' | 'wrong' | 'none';
  tries: { status: number | null; error: string | null }[];
  isDelivered: boolean;
}

/** One thing that changed, as the portal receives it. `ts` in milliseconds. */
export interface Update {
  objectId: string;
  type: 'CREATE' | 'UPDATE' | 'DELETE';
  ts: number;
}
