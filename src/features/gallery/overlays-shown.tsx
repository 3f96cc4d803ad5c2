import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog, DialogActions, Sheet } from '../../ui/dialog.tsx';
import { AmountField } from '../../ui/amount-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { SignOutIcon } from '../../ui/icons.tsx';
import { SettingsIcon } from '../../ui/rare-icons.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { Petals } from '../../ui/petals.tsx';
import { Section } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';

type Overlay = 'dialog' | 'sheet' | 'long' | 'confirm';

export function OverlaysShown() {
  const [open, setOpen] = useState<Overlay | null>(null);
  const [thrown, setThrown] = useState(0);
  const close = () => setOpen(null);
  return (
    <Section title="Above the page">
      <div className="gallery-row">
        <Button look="quiet" onClick={() => setOpen('dialog')}>
          Open a dialog
        </Button>
        <Button look="quiet" onClick={() => setOpen('sheet')}>
          Open a sheet
        </Button>
        <Button look="quiet" onClick={() => setOpen('long')}>
          Open a long dialog
        </Button>
        <Button look="quiet" onClick={() => setOpen('confirm')}>
          Ask
        </Button>
        <Button look="quiet" onClick={() => toast.success('Link copied to clipboard!')}>
          Say something good
        </Button>
        <Button look="quiet" onClick={() => toast.error('Failed to process contribution')}>
          Say something bad
        </Button>
        <Button look="quiet" onClick={() => setThrown(thrown + 1)}>
          Throw petals
        </Button>
        <Menu label="Account" trigger={<Avatar name="Ananya Kulkarni" />}>
          <MenuLink href="#profile" icon={<SettingsIcon />}>
            Profile Settings
          </MenuLink>
          <MenuSeparator />
          <MenuItem icon={<SignOutIcon />} onSelect={() => toast.success('Logged out successfully')}>
            Sign Out
          </MenuItem>
        </Menu>
      </div>
      {thrown > 0 && <Petals key={thrown} />}

      <Dialog open={open === 'dialog'} onClose={close} title="Details of a guest" closeLabel="Close">
        <p>Something short about somebody, and a way out.</p>
      </Dialog>

      <Sheet open={open === 'sheet'} onClose={close} title="A brass urli for the doorway" closeLabel="Close">
        <p className="pb-3 text-faded">₹7,500 to go</p>
        <Chips label="Amount">
          {['₹101', '₹501', '₹1,101', '₹2,101', '₹5,001'].map((text) => (
            <Chip key={text} pressed={text === '₹1,101'}>
              {text}
            </Chip>
          ))}
        </Chips>
        <div className="pt-3">
          <AmountField label="Another amount" defaultValue="1,101" />
          <TextField label="Your name" autoComplete="name" />
        </div>
        <DialogActions>
          <Button wide size="large" onClick={() => toast.success('Link copied to clipboard!')}>
            Contribute ₹1,101
          </Button>
        </DialogActions>
      </Sheet>

      <Dialog open={open === 'long'} onClose={close} title="More than fits" closeLabel="Close">
        {Array.from({ length: 24 }, (_, line) => (
          <p key={line} className="pb-3">
            The guests arrived one after the other, and each of them brought a story of number {line + 1}.
          </p>
        ))}
        <DialogActions>
          <Button onClick={close}>Done</Button>
        </DialogActions>
      </Dialog>

      <ConfirmDialog
        open={open === 'confirm'}
        title="Delete this wishlist?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        danger
        onCancel={close}
        onConfirm={close}
      >
        <p>Its gifts go with it. Contributions that were made stay recorded.</p>
      </ConfirmDialog>
    </Section>
  );
}
