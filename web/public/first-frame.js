/**
 * Paints the frame of the screen that is coming where the page does not name it: in the page that the worker keeps, which the server
 * has not written. Only the browser knows whether someone is signed in.
 */
const ALONE = ['/login/clover', '/reset-password', '/registration', '/choose-password', '/second-factor'];
const { dataset } = document.documentElement;

function isSignedIn() {
  try {
    const [, claims] = localStorage.getItem('JWT').split('.');
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000 > Date.now();
  } catch {
    return false;
  }
}

const isAlone = ALONE.includes(location.pathname) || location.pathname.startsWith('/acceptance/');
dataset.frame ??= isSignedIn() && !isAlone ? 'shell' : 'none';

/**
 * What a browser makes ready when it is first asked for, 30 ms of a telephone's processor each: the calendar of a zone and of numbers, and
 * what the tab remembers. Once the frame is painted the processor has nothing to do until the scripts are there.
 */
function warmUp() {
  new Intl.DateTimeFormat('fr-CA', { timeZone: 'America/Montreal', dateStyle: 'medium' }).format();
  try {
    sessionStorage.getItem('');
  } catch {
    // a browser that keeps nothing has nothing to read
  }
}

requestAnimationFrame(() => setTimeout(warmUp));
