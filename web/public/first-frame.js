/**
 * Paints the frame of the screen that is coming where the page does not name it: in the page that the worker keeps, which the server
 * has not written. Only the browser knows whether someone is signed in.
 */
const ALONE = ['/login/clover', '/reset-password', '/registration', '/choose-password', '/second-factor'];
const { dataset } = document.documentElement;
const isAlone = ALONE.includes(location.pathname) || location.pathname.startsWith('/acceptance/');

function readSession() {
  try {
    const token = localStorage.getItem('JWT');
    const [, claims] = token.split('.');
    const said = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return said.exp * 1000 > Date.now() ? { ...said, token } : null;
  } catch {
    return null;
  }
}

const session = readSession();
dataset.frame ??= session && !isAlone ? 'shell' : 'none';
// the portal's own scripts were here first: they ask by themselves, and an answer from now would stay behind and be taken for a later one
const isLate = 'askedAhead' in globalThis;
if (session && !isAlone && !isLate) askAhead(session);

/**
 * Asks who is signed in, for the merchant in view, which every screen waits for, and for what this screen shows first, while the scripts are
 * on their way. They take the answers from here (web/src/shared/http/asked-ahead.ts).
 */
function askAhead(asker) {
  const { token, role, merchantId } = asker;
  const picked = role === 'merchant' ? merchantId : new URLSearchParams(location.search).get('merchantId');
  const merchant = /^[\da-f-]{36}$/.test(picked) ? [`/merchant/${picked}`] : [];
  const screen = isKnownScreen(asker) ? (dataset.ahead ?? '').split(' ').filter(Boolean) : [];
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': document.documentElement.lang.slice(0, 2) };
  // one that fails, or does not come, is asked again, and what became of it is said then
  const signal = AbortSignal.timeout(10_000);
  const ask = (path) =>
    fetch(`/api${path}`, { headers, signal }).then(
      (answer) => (answer.ok ? answer : null),
      () => null,
    );
  const paths = ['/session', ...merchant, ...screen];
  globalThis.askedAhead = {
    token,
    at: Date.now(),
    answers: Object.fromEntries(paths.map((path) => [path, ask(path)])),
  };
}

/** For an owner's own eyes, at the plain address, unless the last visit left something to begin with: it is read again when it is on view. */
function isKnownScreen({ role, merchantRight, impersonateMerchantId }) {
  const isOwner = role === 'merchant' && (merchantRight ?? 'owner') === 'owner' && !impersonateMerchantId;
  return isOwner && location.search === '' && localStorage.getItem('Queries') === null;
}

/**
 * What a browser makes ready when it is first asked for, 30 ms of a telephone's processor each: the calendar of a zone and of numbers, and
 * what the tab remembers. Once the frame is painted the processor has nothing to do until the scripts are there; one after the other, so that
 * neither holds up a touch.
 */
function warmUp() {
  new Intl.DateTimeFormat('fr-CA', { timeZone: 'America/Montreal', dateStyle: 'medium' }).format();
  setTimeout(remember);
}

function remember() {
  try {
    sessionStorage.getItem('');
  } catch {
    // a browser that keeps nothing has nothing to read
  }
}

requestAnimationFrame(() => setTimeout(warmUp));
