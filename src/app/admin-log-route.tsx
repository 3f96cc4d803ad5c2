import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { viewAt } from '../features/admin/log/log-view.ts';
import { LogScreen } from '../features/admin/log/log-screen.tsx';

export function AdminLogRoute() {
  const { search } = useLocation();
  return <LogScreen view={useMemo(() => viewAt(search), [search])} />;
}
