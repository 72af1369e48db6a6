import Bowser from 'bowser';

/** A browser by names that its owner knows, "Firefox · Windows"; null when it does not say. */
export function nameBrowser(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' · ') || null;
}
