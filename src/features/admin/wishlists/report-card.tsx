import { useId } from 'react';
import { paths } from '../../../config/paths.ts';
import type { ReportForReview } from '../../../data/admin/review.ts';
import { ANONYMOUS } from '../../../domain/ids.ts';
import { useSession } from '../../../session/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { EyeOffIcon } from '../../../ui/rare-icons.tsx';
import { addressOf } from './review-view.ts';
import { WishlistLink } from './wishlist-link.tsx';

type Reported = Exclude<ReportForReview['wishlist'], string>;

interface ReportCardProps {
  readonly row: ReportForReview;
  readonly onResolve: () => void;
  readonly onDeactivate: (wishlist: Reported) => void;
}

/** A report about a wishlist, with its actions. */
export function ReportCard({ row, onResolve, onDeactivate }: ReportCardProps) {
  const { say, format, langOf } = useSession();
  const id = useId();
  const { report, wishlist } = row;
  const known = typeof wishlist === 'string' ? null : wishlist;
  return (
    <article aria-labelledby={id} className="rounded-2xl border border-line bg-card p-5 lift sm:p-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-faded">
        <Badge tone={report.status === 'open' ? 'marigold' : 'neutral'}>
          {say(`admin-wishlists.reason.${report.reason}`)}
        </Badge>
        <time dateTime={report.createdAt.toISOString()}>{format.moment(report.createdAt)}</time>
        <Reporter row={row} />
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="font-display text-xl/7 text-wine">
          {known ? (
            <WishlistLink wishlist={known} />
          ) : (
            say(`admin-wishlists.report.${wishlist === 'deleted' ? 'deleted' : 'unreadable'}`)
          )}
        </h2>
        {known && (
          <>
            <Badge tone={known.isActive ? 'leaf' : 'alarm'}>
              {say(`admin-wishlists.state.${known.isActive ? 'active' : 'inactive'}`)}
            </Badge>
            <Badge>{say(`admin-wishlists.visibility.${known.visibility}`)}</Badge>
          </>
        )}
      </div>
      {report.message === '' ? (
        <p className="mt-3 text-faded">{say('admin-wishlists.report.no-message')}</p>
      ) : (
        <blockquote lang={langOf(report.message)} className="mt-3 border-l-3 border-marigold pl-4 whitespace-pre-line">
          {report.message}
        </blockquote>
      )}
      {report.moderation && (
        <p className="mt-3 text-sm text-faded">
          {say('admin-wishlists.report.resolved-at', { when: format.moment(report.moderation.at) })}
        </p>
      )}
      {report.moderation?.reason && (
        <p className="mt-1 whitespace-pre-line">
          {say('admin-wishlists.report.resolution', { reason: report.moderation.reason })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {report.status === 'open' && (
          <Button icon={<CheckIcon />} aria-describedby={id} className="max-sm:grow" onClick={onResolve}>
            {say('admin-wishlists.report.resolve')}
          </Button>
        )}
        {known?.isActive && (
          <Button
            look="quiet"
            icon={<EyeOffIcon />}
            aria-describedby={id}
            className="max-sm:grow"
            onClick={() => onDeactivate(known)}
          >
            {say('admin-wishlists.report.deactivate')}
          </Button>
        )}
        {known && (
          <span className="flex max-w-full flex-wrap gap-3">
            <ButtonLink look="link" href={paths.wishlistAnalytics.to(known.id)} aria-describedby={id}>
              {say('admin-wishlists.analytics')}
            </ButtonLink>
            <ButtonLink look="link" href={addressOf({ owner: known.userId })} aria-describedby={id}>
              {say('admin-wishlists.of-owner')}
            </ButtonLink>
          </span>
        )}
      </div>
    </article>
  );
}

function Reporter({ row: { report, reporter } }: { row: ReportForReview }) {
  const { say } = useSession();
  if (report.reporterId === ANONYMOUS) return <span>{say('admin-wishlists.report.by-anonymous')}</span>;
  const name = reporter && (reporter.displayName.trim() || reporter.email);
  return (
    <span className="line-clamp-2">
      {name ? say('admin-wishlists.report.by', { name }) : say('admin-wishlists.report.by-unknown')}
    </span>
  );
}
