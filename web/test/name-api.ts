/** Names the API's origin in the page as the server does; null: as a page of the same origin. */
export function nameApi(origin: string | null): void {
  document.querySelector('#api-base')?.remove();
  if (origin === null) return;
  const link = Object.assign(document.createElement('link'), { id: 'api-base', rel: 'preconnect', href: origin });
  document.head.append(link);
}
