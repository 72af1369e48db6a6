/**
 * Paints the frame of the screen that is coming where the page does not name it: in the page that the worker keeps, which the server
 * has not written. Only the browser knows whether someone is signed in.
 */
const ALONE = ['/login/clover', '/reset-password', '/registration', '/choose-password', '/second-factor'];
const { dataset } = document.documentElement;
const isAlone = ALONE.includes(location.pathname) || location.pathname.startsWith('/acceptance/');

function isSignedIn() {
  try {
    const [, claims] = localStorage.getItem('JWT').split('.');
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000 > Date.now();
  } catch {
    return false;
  }
}

dataset.frame ??= isSignedIn() && !isAlone ? 'shell' : 'none';
