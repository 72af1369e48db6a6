/** Page where customers of the point-of-sale provider sign in, and open Comptoir from. */
export const PROVIDER_PORTAL = 'https://www.clover.com/dashboard/login';
