import { formatRupees } from '../../domain/format.ts';
import { isFunded, progressPercent } from '../../domain/funding.ts';
import { whatsAppShare } from '../../domain/share.ts';
import type { Item, Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { WhatsAppIcon } from '../../ui/icons.tsx';
import { Petals } from '../../ui/motifs.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { Given } from './use-giving.ts';

interface ThankYouProps {
  readonly given: Given;
  /** As it was before. */
  readonly wishlist: Wishlist;
  readonly item: Item | null;
  readonly onDone: () => void;
}

/** What was given has arrived: where the gift stands now, a reference, and the way to tell others. */
export function ThankYou({ given, wishlist, item, onDone }: ThankYouProps) {
  const { say } = useSession();
  const after = given.wishlist ?? wishlist;
  const gift = item && (after.items.find(({ id }) => id === item.id) ?? null);
  const [sum, goal] = gift ? [gift.fundedAmount, gift.fundingGoal] : [after.fundedAmount, after.totalValue];
  const message = say('share.text', { title: wishlist.title });
  return (
    <div className="space-y-4">
      <Petals />
      <p className="text-lg">{say('giving.thanks.text', { amount: formatRupees(given.amount) })}</p>
      <Progress
        percent={progressPercent(sum, goal)}
        label={gift ? say('guest.progress-of', { title: gift.title }) : say('guest.gifts')}
        funded={gift !== null && isFunded(gift)}
      >
        {say('giving.thanks.progress', { given: formatRupees(sum), goal: formatRupees(goal) })}
        {gift && isFunded(gift) && <> · {say('giving.thanks.funded')}</>}
      </Progress>
      <p className="text-sm break-all text-faded">{say('giving.thanks.reference', { reference: given.reference })}</p>
      <DialogActions>
        <Button look="quiet" onClick={onDone}>
          {say('giving.thanks.done')}
        </Button>
        <ButtonLink
          href={whatsAppShare(message, wishlist.shareableLink)}
          target="_blank"
          rel="noopener noreferrer"
          icon={<WhatsAppIcon />}
        >
          {say('giving.thanks.share')}
        </ButtonLink>
      </DialogActions>
    </div>
  );
}
