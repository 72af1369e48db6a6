import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MembershipView } from '@comptoir/contract/people/memberships';
import { matchesSearch } from '@comptoir/domain/base/search/matches-search';
import { useOpenPlace } from '../shared/people/use-open-place.ts';
import { membershipsQuery } from '../shared/queries/people.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { useDropdown } from '../ui/use-dropdown.ts';
import { PATHS } from './paths.ts';
import styles from './account-menu.module.css';

/** Businesses from which on they are searched. */
const SEARCHED_FROM = 6;

/** The business in view, and the way to the person's others: the last used first. */
export function BusinessSwitch({ name }: { readonly name: string }) {
  const t = useTranslations('businesses.inHeader');
  const id = useId();
  const { isOpen, toggle, close, frame } = useDropdown();
  return (
    <div className={styles.account} {...frame}>
      <button
        type="button"
        className={styles.business}
        aria-label={t('label', { name })}
        aria-expanded={isOpen}
        aria-controls={id}
        title={name}
        onClick={toggle}
      >
        <span className={styles.businessName}>{name}</span>
        <span className={styles.chevron}>
          <ChevronIcon size={16} />
        </span>
      </button>
      <div id={id} className={styles.panel} data-start hidden={!isOpen}>
        {isOpen ? <Places onChosen={close} /> : null}
      </div>
    </div>
  );
}

function Places({ onChosen }: { readonly onChosen: () => void }) {
  const t = useTranslations('businesses.inHeader');
  const tAll = useTranslations('businesses');
  const { data, isError } = useQuery(membershipsQuery());
  const [typed, setTyped] = useState('');
  const openPlace = useOpenPlace();
  const places = data?.items.filter(({ state }) => state === 'active') ?? [];
  const invitations = data?.items.filter(({ state }) => state === 'invited').length ?? 0;
  const found = places.filter(({ name, city }) => matchesSearch(typed, [name, city]));
  return (
    <>
      {places.length >= SEARCHED_FROM ? <SearchField label={t('search')} value={typed} onChange={setTyped} /> : null}
      {data || isError ? null : <SkeletonRows count={2} />}
      <ul className={styles.places}>
        {found.map((place) => (
          <li key={place.id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={place.isInView || undefined}
              onClick={() => {
                onChosen();
                void openPlace(place);
              }}
            >
              <span>{place.name || tAll('administration')}</span>
              <Detail place={place} />
            </button>
          </li>
        ))}
      </ul>
      {data && found.length === 0 ? <p className={styles.detail}>{t('none')}</p> : null}
      <Link to={PATHS.businesses} className={styles.entry} onClick={onChosen}>
        {invitations > 0 ? t('invitations', { count: invitations }) : t('all')}
      </Link>
    </>
  );
}

function Detail({ place }: { readonly place: MembershipView }) {
  const t = useTranslations('app.account');
  const right = place.right ? t(`rights.${place.right}`) : t(`roles.${place.role}`);
  return <span className={styles.detail}>{[place.city, right].filter(Boolean).join(' · ')}</span>;
}
