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
    const { exp, role, merchantId } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return exp * 1000 > Date.now() ? { token, role, merchantId } : null;
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
 * Asks who is signed in and for the merchant in view, which every screen waits for, while the scripts are on their way. They take the
 * answers from here (web/src/shared/http/asked-ahead.ts).
 */
function askAhead({ token, role, merchantId }) {
  const picked = role === 'merchant' ? merchantId : new URLSearchParams(location.search).get('merchantId');
  const paths = ['/session', ...(/^[\da-f-]{36}$/.test(picked) ? [`/merchant/${picked}`] : [])];
  // one that fails is asked again, and what became of it is said then
  const ask = (path) =>
    fetch(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } }).then(
      (answer) => (answer.ok ? answer : null),
      () => null,
    );
  globalThis.askedAhead = { token, answers: Object.fromEntries(paths.map((path) => [path, ask(path)])) };
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
