/**
 * Paints the frame of the screen that is coming where the page does not name it: at the address of the login screen, which who is
 * signed in passes over, and in the page that the worker keeps. Only the browser knows whether someone is signed in.
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

dataset.frame ??= isSignedIn() && !ALONE.includes(location.pathname) ? 'shell' : 'none';
