import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveLanguage } from '../shared/profile/save-language.ts';
import { useSession } from '../shared/sessions/use-session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MenuIcon } from '../ui/icons.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { AccountMenu } from './account-menu.tsx';
import { isAboutMerchant } from './screen-access.ts';
import { screenAt } from './paths.ts';
import { SearchButton } from './search-button.tsx';
import { lazyPart } from './lazy-part.ts';
import { SideNavigation } from './side-navigation.tsx';
import { useIsPhone } from './use-is-phone.ts';
import styles from './top-bar.module.css';

const MerchantPicker = lazy(async () => ({ default: (await import('./merchant-picker.tsx')).MerchantPicker }));
const BusinessSwitch = lazyPart(
  'businesses',
  async () => (await import('../features/people/memberships/business-switch.tsx')).BusinessSwitch,
);
const MerchantFinder = lazy(async () => ({ default: (await import('./merchant-finder.tsx')).MerchantFinder }));

/** The merchant in view (picked by those who look after several), or the way to one; the language, the account. */
export function TopBar({ isPicking }: { readonly isPicking: boolean }) {
  const t = useTranslations('app');
  const isPhone = useIsPhone();
  const [isNavigationOpen, setNavigationOpen] = useState(false);

  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.burger}
        aria-label={t('openNavigation')}
        aria-expanded={isNavigationOpen}
        onClick={() => setNavigationOpen(true)}
      >
        <MenuIcon size={22} />
      </button>
      <div className={styles.merchant}>
        <Merchant isPicking={isPicking} />
      </div>
      <SearchButton />
      {isPhone ? null : <LanguageSwitch onChosen={(language) => void saveLanguage(language)} />}
      <AccountMenu />
      {isNavigationOpen ? (
        <Dialog title="Comptoir" side onClose={() => setNavigationOpen(false)}>
          <SideNavigation onChosen={() => setNavigationOpen(false)} />
        </Dialog>
      ) : null}
    </header>
  );
}

function Merchant({ isPicking }: { readonly isPicking: boolean }) {
  const name = useRouterState({ select: ({ matches }) => screenAt(matches.at(-1)?.fullPath) });
  if (!isPicking) return <OwnMerchant />;
  // above a page that is not found it is said which merchant one goes on with
  return <Suspense>{!name || isAboutMerchant(name) ? <MerchantPicker /> : <MerchantFinder />}</Suspense>;
}

function OwnMerchant() {
  const { merchant, merchantId, user, impersonateMerchantId } = useSession() ?? {};
  // what is kept from the last visit may be another's, until one's own has come
  const name = merchant?.id === merchantId ? merchant?.company_name : undefined;
  const own = (
    <span className={styles.name} title={name}>
      {name}
    </span>
  );
  if (!name || impersonateMerchantId || !user?.otherPlaces) return own;
  return (
    <Suspense fallback={own}>
      <BusinessSwitch name={name}>{own}</BusinessSwitch>
    </Suspense>
  );
}
