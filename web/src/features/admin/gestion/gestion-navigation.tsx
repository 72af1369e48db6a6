import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useCertification } from '../../../shared/certification/use-certification.ts';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { useDropdown } from '../../../ui/use-dropdown.ts';
import { Hint } from '../../../ui/layout.tsx';
import { GESTION_GROUPS, type GestionSection } from './gestion-sections.ts';
import styles from './gestion.module.css';

/** The parts of the management in their groups: beside the part that is open, or behind its name where there is no room. */
export function GestionNavigation({ open }: { readonly open: GestionSection['name'] | null }) {
  const t = useTranslations('gestion');
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { isOpen, toggle, close, frame } = useDropdown();
  const leave = (): void => {
    close();
    // what was pressed is hidden now; where there is room, this button is, and does not take the focus
    opener.current?.focus();
  };
  const isCertified = useCertification().data?.isRun ?? false;
  return (
    <nav className={styles.navigation} aria-label={t('tabs.label')} {...frame}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {open ? t(`tabs.${open}`) : t('title')}
        <ChevronIcon size={18} />
      </button>
      <div id={id} className={styles.groups} data-open={isOpen || undefined}>
        {GESTION_GROUPS.map(({ group, sections }) => (
          <div key={group} className={styles.group}>
            <Hint id={`${id}-${group}`} className={styles.heading} weight="600">
              {t(`groups.${group}`)}
            </Hint>
            <ul aria-labelledby={`${id}-${group}`}>
              {sections
                .filter(({ name }) => isCertified || name !== 'certification')
                .map(({ name, to }) => (
                  <li key={name}>
                    <Link
                      to={to}
                      activeOptions={{ exact: true, includeSearch: false }}
                      className={styles.section}
                      onClick={leave}
                    >
                      {t(`tabs.${name}`)}
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
