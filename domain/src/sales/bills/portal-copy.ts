/**
 * What stands below a bill that leaves the portal, where text is free: it is no other original, printed or mailed. In French, as
 * all that is on a bill. Source: SRM-42, decision 65.
 */
export const PORTAL_COPY = 'Copie du portail Comptoir';
