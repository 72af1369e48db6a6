import type { MerchantView } from '@comptoir/contract/merchants';
import type { SessionView, TokenClaims } from '@comptoir/contract/session';
import { deriveSession, type Session } from './session.ts';
import { MERCHANT_KEY, readStoredSession, TOKEN_KEY, type StoredSession } from './stored-session.ts';
import { isUnexpired } from './web-token.ts';

/** What happened to the session; `ended` is unwanted (expired, revoked), `signed-out` was asked for, here or in another tab. */
export type SessionChange = 'signed-in' | 'signed-out' | 'ended' | 'updated';

type Listener = (change: SessionChange) => void;

const storage = window.localStorage;
const listeners = new Set<Listener>();

let stored: StoredSession = { claims: null, merchant: null };
let user: SessionView | null = null;
let session: Session | null = null;
let expiry: ReturnType<typeof setTimeout> | undefined;

/** The session of this browser: kept in local storage, shared between tabs, over as soon as its token has expired. */
export const sessionStore = {
  /** The session, or null when nobody is signed in or the token has expired. */
  current: (): Session | null => (stored.claims && isUnexpired(stored.claims, Date.now()) ? session : null),
  claims: (): TokenClaims | null => stored.claims,
  token: (): string | null => (stored.claims ? storage.getItem(TOKEN_KEY) : null),

  signIn: (webToken: string): void => {
    storage.removeItem(MERCHANT_KEY);
    storage.setItem(TOKEN_KEY, webToken);
    read();
    tell('signed-in');
  },
  renew: (webToken: string): void => {
    storage.setItem(TOKEN_KEY, webToken);
    read();
    tell('updated');
  },
  end,
  keepUser: (view: SessionView): void => {
    user = view;
    derive();
    tell('updated');
  },
  keepMerchant: (merchant: MerchantView): void => {
    storage.setItem(MERCHANT_KEY, JSON.stringify(merchant));
    stored = { ...stored, merchant };
    derive();
    tell('updated');
  },

  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

window.addEventListener('storage', followOtherTab);
read();

function read(): void {
  stored = readStoredSession(storage);
  const { claims } = stored;
  if (user?.email !== claims?.email) user = null;
  clearTimeout(expiry);
  if (claims) expiry = setTimeout(() => end('ended'), claims.exp * 1000 - Date.now());
  derive();
}

function derive(): void {
  const { claims, merchant } = stored;
  session = claims && deriveSession({ claims, user, merchant });
}

/** Clears the merchant, the admin flag (which lives in the session) and the token. Source: spec §4 "Logout". */
function end(change: 'signed-out' | 'ended'): void {
  const wasOpen = stored.claims !== null;
  storage.removeItem(MERCHANT_KEY);
  storage.removeItem(TOKEN_KEY);
  read();
  if (wasOpen) tell(change);
}

function followOtherTab({ key }: StorageEvent): void {
  if (key !== TOKEN_KEY && key !== null) return;
  const before = stored.claims?.sub;
  read();
  if (stored.claims?.sub !== before) tell(stored.claims ? 'signed-in' : 'signed-out');
}

function tell(change: SessionChange): void {
  for (const listener of listeners) listener(change);
}
