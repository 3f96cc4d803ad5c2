import { MailIcon } from '../../../ui/icons.tsx';
import { paths } from '../../../config/paths.ts';
import { useSession } from '../../../session/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ChartIcon, GiftIcon, PeopleIcon, RupeeIcon, SettingsIcon } from '../../../ui/rare-icons.tsx';
import { Section } from '../../../ui/page.tsx';

const ACTIONS = [
  ['users', paths.adminUsers, PeopleIcon],
  ['wishlists', paths.adminWishlists, GiftIcon],
  ['transactions', paths.adminTransactions, RupeeIcon],
  ['analytics', paths.adminAnalytics, ChartIcon],
  ['settings', paths.adminSettings, SettingsIcon],
  ['support', paths.adminSupport, MailIcon],
] as const;

export function QuickActions() {
  const { say } = useSession();
  return (
    <Section title={say('admin-dashboard.actions')}>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {ACTIONS.map(([name, place, Icon]) => (
          <li key={name}>
            <ButtonLink wide look="quiet" icon={<Icon />} href={place.to()}>
              {say(`admin-dashboard.action.${name}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
