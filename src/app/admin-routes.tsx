import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../config/brand.ts';
import { isConfiguredAdmin } from '../domain/admin.ts';
import { isUuid, supportMessageId, userId } from '../domain/ids.ts';
import { idIn } from '../features/admin/frame/with-query.ts';
import { LogScreen } from '../features/admin/log/log-screen.tsx';
import { viewAt as logViewAt } from '../features/admin/log/log-view.ts';
import { SupportScreen } from '../features/admin/support/support-screen.tsx';
import { viewAt as transactionViewAt } from '../features/admin/transactions/transaction-view.ts';
import { TransactionsScreen } from '../features/admin/transactions/transactions-screen.tsx';
import { UsersScreen } from '../features/admin/users/users-screen.tsx';
import { viewAt as reviewViewAt } from '../features/admin/wishlists/review-view.ts';
import { WishlistsScreen } from '../features/admin/wishlists/wishlists-screen.tsx';
import { useMember } from '../session/auth/use-member.ts';

// One chunk: these screens link to each other, and each chunk of its own is named in the first script of every visitor.

export { DashboardScreen } from '../features/admin/dashboard/dashboard-screen.tsx';
export { PlatformAnalyticsScreen } from '../features/admin/analytics/analytics-screen.tsx';
export { SettingsScreen } from '../features/admin/settings/settings-screen.tsx';

export function AdminLogRoute() {
  return <LogScreen view={useView(logViewAt)} />;
}

export function AdminSupportRoute() {
  const message = useView(messageIn);
  return <SupportScreen message={isUuid(message) ? supportMessageId(message) : null} />;
}

export function AdminTransactionsRoute() {
  return <TransactionsScreen view={useView(transactionViewAt)} />;
}

export function AdminUsersRoute() {
  const { account } = useMember();
  const search = useView(searchIn);
  const linked = useView(userIn);
  const self = { id: account.id, isConfiguredAdmin: isConfiguredAdmin(account, brand) };
  return <UsersScreen key={`${search} ${linked}`} self={self} search={search} linked={linked} />;
}

export function AdminWishlistsRoute() {
  return <WishlistsScreen view={useView(reviewViewAt)} />;
}

function useView<View>(viewAt: (query: string) => View): View {
  const { search } = useLocation();
  return useMemo(() => viewAt(search), [viewAt, search]);
}

const messageIn = (query: string) => new URLSearchParams(query).get('message') ?? '';
const userIn = (query: string) => idIn(new URLSearchParams(query).get('user'), userId);
const searchIn = (query: string) => new URLSearchParams(query).get('search')?.trim() ?? '';
