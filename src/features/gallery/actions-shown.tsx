import { useState } from 'react';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { BellIcon, PlusIcon, ShareIcon } from '../../ui/icons.tsx';
import { EditIcon, GiftIcon, TrashIcon, WhatsAppIcon } from '../../ui/rare-icons.tsx';
import { Section } from '../../ui/page.tsx';

const AMOUNTS = ['₹101', '₹501', '₹1,101', '₹2,101', '₹5,001'];

export function ActionsShown() {
  const [busy, setBusy] = useState(false);
  const [amount, setAmount] = useState('₹501');
  return (
    <Section title="Buttons">
      <div className="grid gap-5">
        <div className="gallery-row">
          <Button icon={<GiftIcon />}>Contribute ₹1,101</Button>
          <Button look="quiet" icon={<ShareIcon />}>
            Share
          </Button>
          <Button look="danger" icon={<TrashIcon />}>
            Delete
          </Button>
          <Button look="link">Forgot password?</Button>
          <ButtonLink href="#actions" look="quiet">
            An address
          </ButtonLink>
        </div>
        <div className="gallery-row">
          <Button disabled>Not now</Button>
          <Button look="quiet" disabled>
            Not now
          </Button>
          <Button busy busyLabel="Signing in...">
            Sign In
          </Button>
          <Button look="quiet" busy>
            Saving
          </Button>
          <Button
            look="quiet"
            icon={<ShareIcon />}
            busy={busy}
            busyLabel="Sending to everyone..."
            onClick={() => setBusy(true)}
          >
            Send
          </Button>
        </div>
        <div className="gallery-row">
          <Button size="large">Create your wishlist</Button>
          <Button size="large" look="quiet" icon={<WhatsAppIcon />}>
            Share on WhatsApp
          </Button>
        </div>
        <div className="gallery-row">
          <IconButton label="Notifications">
            <BellIcon />
          </IconButton>
          <IconButton label="Add">
            <PlusIcon />
          </IconButton>
          <IconButton label="Edit" disabled>
            <EditIcon />
          </IconButton>
        </div>
        <Chips label="Amount">
          {AMOUNTS.map((text) => (
            <Chip key={text} pressed={text === amount} onClick={() => setAmount(text)}>
              {text}
            </Chip>
          ))}
          <Chip disabled>₹11,001</Chip>
        </Chips>
      </div>
    </Section>
  );
}
