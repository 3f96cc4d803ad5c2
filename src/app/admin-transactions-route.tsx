import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { viewAt } from '../features/admin/transactions/transaction-view.ts';
import { TransactionsScreen } from '../features/admin/transactions/transactions-screen.tsx';

export function AdminTransactionsRoute() {
  const { search } = useLocation();
  return <TransactionsScreen view={useMemo(() => viewAt(search), [search])} />;
}
