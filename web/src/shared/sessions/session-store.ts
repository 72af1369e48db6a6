import type { MerchantView } from '@comptoir/contract/base/merchants';
import type { SessionView, TokenClaims } from '@comptoir/contract/base/sessions';
import type { Installation } from '@comptoir/domain/money/subscriptions/price-cart';
import { flushSync } from 'react-dom';
import { unsavedWork } from '../../lib/unsaved-work.ts';
import { clearSignInNonce } from './sign-in-nonce.ts';
import { deriveSession, type PlaceNotice, type Renewal, type Session } from './session.ts';
import {
  ENDED_KEY,
  hasExpired,
  MERCHANT_KEY,
  readStoredSession,
  TOKEN_KEY,
  type StoredSession,
} from './stored-session.ts';
import { isUnexpired, readWebToken } from './web-token.ts';

/**
 * Changes of the session: `leaving` is said before another actor takes over; `switched` is the same person now acting for a merchant,
 * or no longer; `moved` is the same account in another of its places; `held-back`: another tab has moved, and this one has work to lose; `ended` is unwanted (expired, revoked); `signed-out` was asked for, here or in another tab; `doubted`: who it is must
 * be asked again; `passed`: what stood before everything else is done.
 */
export type SessionChange =
  | 'leaving'
  | 'signed-in'
  | 'switched'
  | 'moved'
  | 'held-back'
  | 'signed-out'
  | 'ended'
  | 'updated'
  | 'doubted'
  | 'passed';

type Listener = (change: SessionChange) => void;

const storage = window.localStorage;
const listeners = new Set<Listener>();

let stored: StoredSession = { token: null, claims: null, merchant: null };
let user: SessionView | null = null;
let installation: Installation | null = null;
let session: Session | null = null;
/** Signed out in another tab, since this one was opened. */
let isLeftElsewhere = false;
let closed: 'closed' | null = null;
let expiry: ReturnType<typeof setTimeout> | undefined;

/** The session of this browser: kept in local storage, shared between tabs, over as soon as its token has expired. */
export const sessionStore = {
  /** The session, or null when no one is signed in or the token has expired. */
  current: (): Session | null => (stored.claims && isUnexpired(stored.claims, Date.now()) ? session : null),
  claims: (): TokenClaims | null => stored.claims,
  /** The token of the place that this tab shows: the one of the browser, unless another tab has opened another place. */
  token: (): string | null => (stored.claims && !isElsewhere() ? storage.getItem(TOKEN_KEY) : stored.token),
  /**
   * Notice about the place in view, or null: this tab shows another than the browser's other tabs, the one before was closed to
   * them, or the provider named the address of an account that may be theirs.
   */
  notice: (): PlaceNotice | null =>
    stored.claims && isElsewhere() ? 'held-back' : (closed ?? (user?.joinable ? 'joinable' : null)),
  /** Goes where the other tabs are. */
  follow: (): void => followToken(true),

  /** Returns the reason that someone who was signed in is not: the session ended by itself, here or in another tab, or was left in another one. */
  parting: (): 'ended' | 'elsewhere' | null => {
    if (storage.getItem(ENDED_KEY) !== null || hasExpired(storage)) return 'ended';
    return isLeftElsewhere ? 'elsewhere' : null;
  },

  signIn: (webToken: string, view: SessionView | null = null): void => {
    storage.removeItem(ENDED_KEY);
    isLeftElsewhere = false;
    storage.removeItem(MERCHANT_KEY);
    storage.setItem(TOKEN_KEY, webToken);
    clearSignInNonce();
    read();
    user = view;
    derive();
    notify('signed-in');
  },
  /**
   * Another token for the same person: a fresh one, or one that acts for a merchant or no longer does; `news` says that the place before was
   * closed to them, until it is read or the token renewed; `user` and `merchant` are those there, where they were read before.
   */
  renew: (webToken: string, { news = null, ...known }: Renewal = {}): void => {
    closed = news;
    const after = readWebToken(webToken);
    if (!isSameActor(stored.claims, after)) return goOver(webToken, known);
    if (isElsewhere()) {
      stored = { ...stored, token: webToken, claims: after };
      endInTime();
    } else {
      storage.setItem(TOKEN_KEY, webToken);
      read();
    }
    notify('updated');
  },
  end,
  keepUser: (view: SessionView): void => {
    if (view !== user) {
      user = view;
      derive();
    }
    notify('updated');
  },
  /** The server has refused a call for what the person must do first. */
  doubt: (): void => notify('doubted'),
  /** Marks the demand of a gate as met: on to where the person was going. */
  pass: (): void => notify('passed'),
  keepMerchant: (merchant: MerchantView): void => {
    const text = JSON.stringify(merchant);
    storage.setItem(MERCHANT_KEY, text);
    // everything that is on the screen would be drawn again for nothing; what storage had may be of another tab
    if (JSON.stringify(stored.merchant) === text) return;
    stored = { ...stored, merchant };
    derive();
    notify('updated');
  },
  /** Sets the installation of the merchant in view: as it is chosen, or as the subscription has it. */
  keepInstallation: (kind: Installation | null): void => {
    if (kind === installation) return;
    installation = kind;
    derive();
    notify('updated');
  },

  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

window.addEventListener('storage', followOtherTab);
read();

function read(): void {
  const before = stored.claims;
  stored = readStoredSession(storage);
  const { claims } = stored;
  if (!isSameActor(before, claims)) {
    user = null;
    installation = null;
  }
  endInTime();
  tellFrame(claims);
  derive();
}

/** Ends the session with its token. */
function endInTime(): void {
  clearTimeout(expiry);
  const { claims } = stored;
  if (claims) expiry = setTimeout(() => end('ended'), claims.exp * 1000 - Date.now());
}

/**
 * Lets the server paint the right frame at the address of the login screen, which who is signed in passes over. It says that
 * someone is signed in until then, and opens nothing.
 */
function tellFrame(claims: TokenClaims | null): void {
  const until = new Date((claims?.exp ?? 0) * 1000).toUTCString();
  document.cookie = `Frame=shell; Path=/; Expires=${until}; SameSite=Lax`;
}

function derive(): void {
  const { claims, merchant } = stored;
  session = claims && deriveSession({ claims, user, merchant, installation });
}

/** Clears the merchant, the admin flag (which lives in the session) and the token. Source: spec §4 "Logout". */
function end(change: 'signed-out' | 'ended'): void {
  // only the place that this tab was held back in: the session of the others goes on
  if (change === 'ended' && stored.claims !== null && isElsewhere()) return followToken(true);
  const wasOpen = stored.claims !== null;
  // before the token goes: the other tabs look for it when they see that it has gone
  if (change === 'signed-out') storage.removeItem(ENDED_KEY);
  else if (wasOpen) storage.setItem(ENDED_KEY, 'true');
  isLeftElsewhere = false;
  storage.removeItem(MERCHANT_KEY);
  storage.removeItem(TOKEN_KEY);
  read();
  if (wasOpen) notify(change);
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === TOKEN_KEY || key === null) followToken();
}

/** True when the browser's token is of another place of the account. */
function isElsewhere(): boolean {
  const kept = storage.getItem(TOKEN_KEY);
  return kept !== null && kept !== stored.token && isMove(stored.claims, readWebToken(kept));
}

const isMove = (before: TokenClaims | null, after: TokenClaims | null): boolean =>
  before !== null && before.sid === after?.sid && before.sub !== after.sub;

function followToken(isWanted = false): void {
  const before = stored.claims;
  const next = readStoredSession(storage).claims;
  if (!isWanted && isMove(before, next) && unsavedWork.isThere()) return notify('held-back');
  if (before && next && !isSameActor(before, next)) leaveScreen();
  read();
  if (!isSameActor(before, stored.claims)) notifyOfOther(before, stored.claims);
}

/** Shows another actor, with what was read of them before. */
function goOver(webToken: string, { user: view = null, merchant = null }: Renewal): void {
  const before = stored.claims;
  leaveScreen();
  storage.setItem(TOKEN_KEY, webToken);
  if (merchant) storage.setItem(MERCHANT_KEY, JSON.stringify(merchant));
  else storage.removeItem(MERCHANT_KEY);
  read();
  user = view;
  derive();
  notify(isMove(before, stored.claims) ? 'moved' : 'switched');
}

/** Says who is signed in by now, after another tab. */
function notifyOfOther(before: TokenClaims | null, after: TokenClaims | null): void {
  isLeftElsewhere = after === null && storage.getItem(ENDED_KEY) === null;
  if (!after) return followParting();
  notify(before?.sub === after.sub ? 'switched' : 'signed-in');
}

const followParting = (): void => notify(isLeftElsewhere ? 'signed-out' : 'ended');

/**
 * Takes the screen away, at once, before the session becomes that of another actor: what a screen has still to do after it was
 * drawn would ask the server with the new token for what belongs to the old one.
 */
function leaveScreen(): void {
  user = null;
  stored = { ...stored, merchant: null };
  derive();
  flushSync(() => notify('leaving'));
}

function isSameActor(before: TokenClaims | null, after: TokenClaims | null): boolean {
  return before?.sub === after?.sub && before?.impersonateMerchantId === after?.impersonateMerchantId;
}

function notify(change: SessionChange): void {
  for (const listener of listeners) listener(change);
}
