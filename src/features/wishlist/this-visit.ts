import type { Visit } from '../../domain/analytics.ts';
import { deviceClass, referringSite, trafficSource } from '../../domain/visit.ts';

const VISITED = 'shagun.visited';

export function thisVisit(id: string): Visit {
  const arrival = {
    via: new URLSearchParams(window.location.search).get('via'),
    referrer: document.referrer,
    ownHost: window.location.host,
  };
  return {
    source: trafficSource(arrival),
    referrer: referringSite(arrival),
    device: deviceClass({
      userAgent: navigator.userAgent,
      width: window.innerWidth,
      touchPoints: navigator.maxTouchPoints,
    }),
    isFirst: !visited().includes(id),
  };
}

function visited(): readonly string[] {
  try {
    return localStorage.getItem(VISITED)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

export function remember(id: string): void {
  try {
    localStorage.setItem(VISITED, [...new Set([...visited(), id])].slice(-50).join(' '));
  } catch {
    // The next visit then counts as a first one too.
  }
}
