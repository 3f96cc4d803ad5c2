import { paths } from '../../config/paths.ts';
import { mayEdit, roleOf } from '../../domain/hosts.ts';
import type { WishlistId } from '../../domain/ids.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { useRunWishlist } from '../../session/wishlists/wishlists-provider.tsx';
import { useApi } from '../../session/use-api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Paisley } from '../../ui/paisley.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { BESIDE } from './beside-preview.tsx';
import { EditPage } from './edit-page.tsx';
import { type EditingApi, editingApi, type HistoryApi, historyApi, picturesApi } from './api.ts';
import type { PagePreview } from './preview.tsx';

interface EditScreenProps {
  readonly id: WishlistId;
  readonly preview: PagePreview;
  readonly editing?: EditingApi;
  readonly history?: HistoryApi;
}

/** Edits a wishlist of the user, or one that they run with its owner. */
export function EditScreen({ id, preview, editing: givenEditing, history: givenHistory }: EditScreenProps) {
  const { say } = useSession();
  const { profile } = useMember();
  const { shown: run, refresh: retry } = useRunWishlist(id);
  const pictures = useApi(picturesApi);
  const editing = useApi(editingApi, givenEditing);
  const history = useApi(historyApi, givenHistory);
  if (run.state === 'loading') return <LoadingEditor />;
  if (run.state === 'failed' || run.state === 'denied')
    return (
      <MessagePage
        title={say('editor.edit.failed')}
        motif={<Paisley />}
        actions={<Button onClick={retry}>{say('failure.retry')}</Button>}
      >
        <p className="text-faded">{run.state === 'failed' ? sayFailure(say, run.failure) : say('failure.denied')}</p>
      </MessagePage>
    );
  const wishlist = run.state === 'ready' ? run.value : null;
  // Notifications lead here, too.
  if (wishlist && roleOf(wishlist, profile.id) === 'keeper')
    return (
      <MessagePage
        title={wishlist.title}
        motif={<Paisley />}
        actions={<ButtonLink href={paths.wishlistAnalytics.to(id)}>{say('editor.edit.to-register')}</ButtonLink>}
      >
        <p className="text-faded">{say('editor.edit.keeper')}</p>
      </MessagePage>
    );
  if (!wishlist || !mayEdit(wishlist, profile.id))
    return (
      <MessagePage
        title={say('wishlist.not-found')}
        motif={<Paisley />}
        actions={<ButtonLink href={paths.dashboard.to()}>{say('editor.edit.to-dashboard')}</ButtonLink>}
      >
        <p className="text-faded">{say('editor.edit.missing')}</p>
      </MessagePage>
    );
  return <EditPage key={id} {...{ wishlist, pictures, preview, editing, history }} />;
}

function LoadingEditor() {
  const { say } = useSession();
  return (
    <Page>
      <div role="status">
        <span className="sr-only">{say('app.loading')}</span>
        <Skeleton className="mb-8 h-10 w-2/3" />
        <div className={BESIDE}>
          {[1, 2].map((card) => (
            <div key={card} className="grid gap-5 rounded-2xl border border-line bg-card p-6">
              <Skeleton className="h-8 w-1/3" />
              <Skeleton className="h-12" />
              <SkeletonLines count={3} />
              <Skeleton className="h-12" />
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
}
