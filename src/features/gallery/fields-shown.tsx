import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { TextLink } from '../../ui/button.tsx';
import { Checkbox, Switch } from '../../ui/choice.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { AmountField } from '../../ui/amount-field.tsx';
import { DateField, EmailField, Fields, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Illustration } from '../../ui/illustration.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LockIcon, ShareIcon, GlobeIcon } from '../../ui/icons.tsx';
import { Section } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

export function FieldsShown() {
  const [blessing, setBlessing] = useState('शुभ विवाह! With all our love to both of you.');
  const [visibility, setVisibility] = useState<'public' | 'link_only' | 'private'>('public');
  const [anonymous, setAnonymous] = useState(true);
  const [problems, setProblems] = useState(false);
  return (
    <Section title="Fields">
      <div className="gallery-columns">
        <Fields>
          <TextField label="Your name" placeholder="Meera Iyer" autoComplete="name" />
          <EmailField label="Email" note="optional" hint="Only for your receipt." />
          <EmailField label="Email with an error" defaultValue="meera@" error="That is not an email address." />
          <TextField label="Cannot be changed" disabled defaultValue="asha@shagun.example" />
          <PasswordField label="Password" showLabel="Show" hideLabel="Hide" defaultValue="at least six" />
        </Fields>
        <Fields>
          <AmountField id="shown-amount" label="Amount" defaultValue="1,101" />
          <AmountField label="Too much" defaultValue="9,000" error="Only ₹7,500 is left for this item" />
          <TextArea
            label="A blessing"
            value={blessing}
            maxLength={120}
            sayLeft={(left) => `${left} left`}
            onChange={({ target }) => setBlessing(target.value)}
          />
          <SelectField
            label="Occasion"
            options={[
              { value: 'wedding', label: 'Wedding' },
              { value: 'engagement', label: 'Engagement' },
            ]}
          />
          <DateField label="Date" note="optional" defaultValue="2026-12-05" />
        </Fields>
        <div className="grid gap-4">
          <RadioCards
            legend="Who may see it"
            value={visibility}
            onChange={setVisibility}
            options={[
              { value: 'public', label: 'Public', description: 'Anyone may find it.', icon: <GlobeIcon /> },
              { value: 'link_only', label: 'Link only', description: 'Who has the link.', icon: <ShareIcon /> },
              { value: 'private', label: 'Private', description: 'Only you.', icon: <LockIcon /> },
            ]}
          />
          <Switch
            label="Give anonymously"
            description="Nobody sees your name, not even the couple."
            checked={anonymous}
            onChange={() => setAnonymous(!anonymous)}
          />
          <Switch label="Off, and cannot be changed" disabled />
          <div>
            <Checkbox defaultChecked>
              I accept the <TextLink href="#terms">Terms of Service</TextLink> and the{' '}
              <TextLink href="#privacy">Privacy Policy</TextLink>
            </Checkbox>
            <Checkbox error="Please accept the Terms of Service and Privacy Policy">I accept nothing yet</Checkbox>
          </div>
          <FilePicker
            label="Photo"
            buttonLabel="Choose a picture"
            accept="image/*"
            hint="It is made small before it is sent."
            preview={<Avatar name="Ananya Kulkarni" size="large" />}
            onPick={() => setProblems(true)}
          />
          <FilePicker
            label="Picture"
            buttonLabel="Replace the picture"
            accept="image/*"
            error="That file is not a picture."
            preview={<Illustration name="dinner-set" className="size-20 shrink-0 rounded-xl bg-marigold-wash" />}
            onPick={() => setProblems(true)}
          />
          <div>
            <FilePicker
              label="Picture that is being sent"
              buttonLabel="Replace the picture"
              accept="image/*"
              disabled
              preview={<Illustration name="diya" className="size-20 shrink-0 rounded-xl bg-marigold-wash" />}
              onPick={() => setProblems(true)}
            />
            <Progress percent={40} label="Sending the picture" />
          </div>
          {problems && <Notice text="Something is missing" />}
        </div>
      </div>
    </Section>
  );
}
