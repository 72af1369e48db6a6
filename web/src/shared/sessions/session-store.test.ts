import { beforeEach, describe, expect, it } from 'vitest';
import { aMerchant, aSessionView, aToken, id } from '../../../test/factories.ts';
import { unsavedWork } from '../../lib/unsaved-work.ts';
import { sessionStore, type SessionChange } from './session-store.ts';

const ACTING = { role: 'merchant', impersonateMerchantId: id(5), merchantId: id(5) } as const;

let changes: SessionChange[] = [];

beforeEach(() => {
  changes = [];
  return sessionStore.subscribe((change) => changes.push(change));
});

/** Sends the event that other tabs get when one of them changes local storage. */
function changeElsewhere(token: string): void {
  localStorage.setItem('JWT', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'JWT', newValue: token }));
}

describe('what is known of it', () => {
  it('is the same session when the same is read again: nothing is drawn again for it', () => {
    sessionStore.signIn(aToken());
    const user = aSessionView();
    sessionStore.keepUser(user);
    sessionStore.keepMerchant(aMerchant());
    const session = sessionStore.current();
    sessionStore.keepUser(user);
    sessionStore.keepMerchant(aMerchant());
    expect(sessionStore.current()).toBe(session);
    sessionStore.keepMerchant(aMerchant({ company_name: 'Other' }));
    expect(sessionStore.current()?.merchant?.company_name).toBe('Other');
  });

  it('is the merchant of this tab, also when another tab has kept it first', () => {
    sessionStore.signIn(aToken());
    sessionStore.keepMerchant(aMerchant());
    const other = aMerchant({ id: id(5) });
    localStorage.setItem('Merchant', JSON.stringify(other));
    sessionStore.keepMerchant(other);
    expect(sessionStore.current()?.merchant?.id).toBe(id(5));
  });
});

describe('another token', () => {
  it('of the same session changes nothing but the token', () => {
    sessionStore.signIn(aToken(), aSessionView());
    sessionStore.keepMerchant(aMerchant());
    changes = [];
    sessionStore.renew(aToken({ exp: Math.floor(Date.now() / 1000) + 100 }));
    expect(changes).toEqual(['updated']);
    expect(sessionStore.current()).toMatchObject({ user: { name: 'Camille Tremblay' }, merchant: { id: id(1) } });
  });

  it('that acts for a merchant leaves the merchant and the view of before behind', () => {
    sessionStore.signIn(aToken({ role: 'admin', merchantId: null }), aSessionView());
    sessionStore.keepMerchant(aMerchant());
    changes = [];
    sessionStore.renew(aToken(ACTING));
    expect(changes).toEqual(['leaving', 'switched']);
    expect(sessionStore.current()).toMatchObject({
      role: 'merchant',
      isUserAdmin: false,
      impersonateMerchantId: id(5),
      user: null,
      merchant: null,
    });
    expect(localStorage.getItem('Merchant')).toBeNull();
  });

  it.each([
    ['acts for a merchant', aToken(ACTING), ['leaving', 'switched']],
    ['is of someone else', aToken({ sub: id(77) }), ['leaving', 'signed-in']],
    ['is of the same session', aToken({ exp: Math.floor(Date.now() / 1000) + 100 }), []],
  ])('in another tab that %s is followed', (_, token, expected) => {
    sessionStore.signIn(aToken());
    changes = [];
    changeElsewhere(token);
    expect(changes).toEqual(expected);
  });
});

describe('another place of the account', () => {
  const there = () => aToken({ sub: id(77), merchantId: id(5) });

  it('takes the screen away before it is shown', () => {
    sessionStore.signIn(aToken());
    changes = [];
    sessionStore.renew(there());
    expect(changes).toEqual(['leaving', 'moved']);
    expect(sessionStore.current()).toMatchObject({ userId: id(77), merchantId: id(5) });
  });

  it('is shown with whom and what was read of it before', () => {
    sessionStore.signIn(aToken(), aSessionView());
    const known: (string | null | undefined)[] = [];
    const stop = sessionStore.subscribe((change) => {
      if (change === 'moved') known.push(sessionStore.current()?.user?.name, sessionStore.current()?.merchant?.id);
    });
    sessionStore.renew(there(), {
      user: { ...aSessionView(), name: 'Rose-Aimée Cyr' },
      merchant: aMerchant({ id: id(5) }),
    });
    expect(known).toEqual(['Rose-Aimée Cyr', id(5)]);
    expect(localStorage.getItem('Merchant')).toContain(id(5));
    stop();
  });

  it('opened in another tab leaves this one where its work is: nothing of it is sent there', () => {
    const [own, fresh] = [aToken(), aToken({ exp: Math.floor(Date.now() / 1000) + 100 })];
    sessionStore.signIn(own);
    const release = unsavedWork.hold(async () => false);
    changes = [];
    changeElsewhere(there());
    expect(changes).toEqual(['held-back']);
    expect([sessionStore.notice(), sessionStore.token()]).toEqual(['held-back', own]);
    sessionStore.renew(fresh);
    expect(sessionStore.token()).toBe(fresh);
    expect(localStorage.getItem('JWT')).toBe(there());
    release();
    sessionStore.follow();
    expect([sessionStore.notice(), sessionStore.token()]).toEqual([null, there()]);
    expect(changes).toEqual(['held-back', 'updated', 'leaving', 'signed-in']);
  });

  it('is where a tab that was held back goes when its own place ends, and no other tab is signed out', () => {
    sessionStore.signIn(aToken());
    const release = unsavedWork.hold(async () => false);
    changeElsewhere(there());
    changes = [];
    sessionStore.end('ended');
    expect(changes).toEqual(['leaving', 'signed-in']);
    expect([sessionStore.current()?.userId, localStorage.getItem('JWT')]).toEqual([id(77), there()]);
    release();
  });

  it('is never called with a token of this one, nor this one with its token, before the tab has heard of it', () => {
    const own = aToken();
    sessionStore.signIn(own);
    localStorage.setItem('JWT', there());
    expect(sessionStore.token()).toBe(own);
  });
});

it('tells the server which frame to paint for as long as someone is signed in', () => {
  sessionStore.signIn(aToken(), aSessionView());
  expect(document.cookie).toContain('Frame=shell');
  sessionStore.end('signed-out');
  expect(document.cookie).not.toContain('Frame');
});

describe('why no one is signed in', () => {
  const leaveElsewhere = (): void => {
    localStorage.removeItem('JWT');
    window.dispatchEvent(new StorageEvent('storage', { key: 'JWT', newValue: null }));
  };

  it('is said until someone signs in again when the session ended by itself', () => {
    sessionStore.signIn(aToken());
    sessionStore.end('ended');
    expect(sessionStore.parting()).toBe('ended');
    sessionStore.signIn(aToken());
    expect(sessionStore.parting()).toBeNull();
  });

  it('is nothing to show to who signed out', () => {
    sessionStore.signIn(aToken());
    sessionStore.end('ended');
    sessionStore.signIn(aToken());
    sessionStore.end('signed-out');
    expect(sessionStore.parting()).toBeNull();
  });

  it('is shown in every tab', () => {
    sessionStore.signIn(aToken());
    changes = [];
    localStorage.setItem('SessionEnded', 'true');
    leaveElsewhere();
    expect([changes, sessionStore.parting()]).toEqual([['ended'], 'ended']);
    sessionStore.signIn(aToken());
    changes = [];
    leaveElsewhere();
    expect([changes, sessionStore.parting()]).toEqual([['signed-out'], 'elsewhere']);
  });

  it('is that it ended, when a token is found whose time was over long ago', () => {
    localStorage.setItem('JWT', aToken({ exp: Math.floor(Date.now() / 1000) - 100 }));
    expect(sessionStore.parting()).toBe('ended');
  });
});
