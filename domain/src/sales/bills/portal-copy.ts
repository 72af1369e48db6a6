/**
 * Line below a bill that leaves the portal, where text is free: printed or mailed, it is no other original. In French, as all
 * text of a bill. Source: SRM-42, decision 65.
 */
export const PORTAL_COPY = 'Copie du portail Comptoir';
