/** Alerts that the portal raises by itself; their words are in the texts of the shell. Source: spec §7, §8. */
export type AlertKey =
  | 'signed-in'
  | 'created'
  | 'modified'
  | 'deleted'
  | 'sent'
  | 'done'
  | 'internal-error'
  | 'own-session';

export type AlertTone = 'success' | 'error' | 'info';

/** A line for the notification bar: one of the automatic ones, or a sentence a screen has written. */
export type Alert = { readonly tone: AlertTone } & ({ readonly key: AlertKey } | { readonly text: string });

type Listener = (alert: Alert) => void;

const listeners = new Set<Listener>();

export function showAlert(alert: Alert): void {
  for (const listener of listeners) listener(alert);
}

export function subscribeToAlerts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
