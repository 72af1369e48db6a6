const loads = new Map<string, Promise<void>>();

/** Loads a provider's script, once per page; one that failed is loaded again. @throws Error when it cannot be had */
export function loadScript(address: string): Promise<void> {
  const known = loads.get(address);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loads.delete(address);
      script.remove();
      reject(new Error(`could not load ${address}`));
    });
    document.head.append(script);
  });
  loads.set(address, load);
  return load;
}
