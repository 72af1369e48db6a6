import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SearchIcon } from '../ui/icons.tsx';
import { lazyPart } from './lazy-part.ts';
import styles from './search-button.module.css';

const SearchPalette = lazyPart('searchPalette', async () => (await import('./search-palette.tsx')).SearchPalette);

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the search for anything, by a press or by Ctrl-K (⌘K on a Mac), unless another dialog is open. */
export function SearchButton() {
  const t = useTranslations('app.search');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isMeant = event.key.toLowerCase() === 'k' && (IS_MAC ? event.metaKey : event.ctrlKey) && !event.shiftKey;
      if (!isMeant || event.altKey) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts={IS_MAC ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <span className={styles.label}>{t('open')}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {IS_MAC ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      <Suspense>{isOpen ? <SearchPalette onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
