import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { MembershipView } from '@comptoir/contract/people/memberships';
import { matchesSearch } from '@comptoir/domain/base/search/matches-search';
import { useOpenPlace } from '../../../shared/people/use-open-place.ts';
import { ErrorState } from '../../../shared/errors/error-state.tsx';
import { membershipsQuery } from '../../../shared/queries/people.ts';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { Row } from '../../../ui/layout.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import dropdown from '../../../ui/dropdown.module.css';
import { useDropdown } from '../../../ui/use-dropdown.ts';
import styles from './business-switch.module.css';

/** Businesses from which on they are searched. */
const SEARCHED_FROM = 6;

interface BusinessSwitchProps {
  readonly name: string;
  /** The name as the bar shows it. */
  readonly children: ReactNode;
}

/** The business in view, and the way to the person's others: the last used first. */
export function BusinessSwitch({ name, children }: BusinessSwitchProps) {
  const t = useTranslations('businesses.inHeader');
  const id = useId();
  const { isOpen, toggle, close, frame } = useDropdown();
  // here and not in the panel, which goes: why a business could not be opened is said after that
  const openPlace = useOpenPlace();
  const open = (place: MembershipView): void => {
    close();
    void openPlace(place);
  };
  return (
    <div className={dropdown.frame} {...frame}>
      <Row
        as="button"
        type="button"
        className={styles.button}
        gap="xs"
        isWhole
        aria-label={t('label', { name })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {children}
        <span className={dropdown.chevron}>
          <ChevronIcon size={16} />
        </span>
      </Row>
      <div id={id} className={dropdown.panel} data-start hidden={!isOpen}>
        {isOpen ? <Places onOpen={open} onLeave={close} /> : null}
      </div>
    </div>
  );
}

interface PlacesProps {
  readonly onOpen: (place: MembershipView) => void;
  readonly onLeave: () => void;
}

function Places({ onOpen, onLeave }: PlacesProps) {
  const t = useTranslations('businesses.inHeader');
  const { data, error, refetch } = useQuery(membershipsQuery());
  const invited = data?.items.filter(({ state }) => state === 'invited') ?? [];
  return (
    <>
      {data ? (
        <FoundPlaces places={data.items.filter(({ state }) => state === 'active')} onOpen={onOpen} />
      ) : (
        <NoPlaces error={error} onRetry={() => void refetch()} />
      )}
      <Link to="/businesses" className={dropdown.entry} onClick={onLeave}>
        {invited.length > 0 ? t('invitations', { count: invited.length }) : t('all')}
      </Link>
    </>
  );
}

const NoPlaces = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) =>
  error ? <ErrorState error={error} onRetry={onRetry} /> : <SkeletonRows count={2} />;

type FoundPlacesProps = Pick<PlacesProps, 'onOpen'> & { readonly places: readonly MembershipView[] };

function FoundPlaces({ places, onOpen }: FoundPlacesProps) {
  const t = useTranslations('businesses.inHeader');
  const [typed, setTyped] = useState('');
  const found = places.filter(({ name, city }) => matchesSearch(typed, [name, city]));
  return (
    <>
      {places.length >= SEARCHED_FROM ? <SearchField label={t('search')} value={typed} onChange={setTyped} /> : null}
      <ul className={styles.places}>
        {found.map((place) => (
          <li key={place.id}>
            <button
              type="button"
              className={dropdown.entry}
              aria-current={place.isInView || undefined}
              onClick={() => onOpen(place)}
            >
              <NameOf place={place} />
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className={dropdown.detail}>{t('none')}</p> : null}
    </>
  );
}

function NameOf({ place: { name, city, right, role } }: { readonly place: MembershipView }) {
  const t = useTranslations();
  const may = right ? t(`app.account.rights.${right}`) : t(`app.account.roles.${role}`);
  return (
    <>
      <span>{name || t('businesses.administration')}</span>
      <span className={dropdown.detail}>{city ? `${city} · ${may}` : may}</span>
    </>
  );
}
