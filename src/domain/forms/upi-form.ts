import { tidyUpiAddress, type UpiAccount, upiAccount } from '../upi.ts';
import { checked, entered, textProblem } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';

/** A UPI address, typed twice, and the name that the bank shows. The second one is optional. */
export interface UpiForm {
  readonly address: string;
  readonly repeated: string;
  readonly name: string;
  readonly secondAddress: string;
  readonly secondRepeated: string;
  readonly secondName: string;
}

/** The addresses in use have been checked, so they count as typed twice. */
export function upiFormOf([first, second]: readonly UpiAccount[]): UpiForm {
  return {
    address: first?.address ?? '',
    repeated: first?.address ?? '',
    name: first?.name ?? '',
    secondAddress: second?.address ?? '',
    secondRepeated: second?.address ?? '',
    secondName: second?.name ?? '',
  };
}

export function checkUpi(form: UpiForm): CheckedForm<readonly UpiAccount[], keyof UpiForm> {
  const { secondAddress, secondRepeated, secondName } = form;
  const hasSecond = [secondAddress, secondRepeated, secondName].some((typed) => typed.trim() !== '');
  return checked(
    {
      address: addressProblem(form.address),
      repeated: repeatedProblem(form.address, form.repeated),
      name: textProblem(name, form.name),
      secondAddress: hasSecond ? addressProblem(secondAddress) : null,
      secondRepeated: hasSecond ? repeatedProblem(secondAddress, secondRepeated) : null,
      secondName: hasSecond ? textProblem(name, secondName) : null,
    },
    () => [account(form.address, form.name), ...(hasSecond ? [account(secondAddress, secondName)] : [])],
  );
}

const { address, name } = upiAccount.fields;

function account(typedAddress: string, typedName: string): UpiAccount {
  return { address: tidyUpiAddress(typedAddress), name: entered(name, typedName) };
}

function addressProblem(typed: string): FieldProblem | null {
  return textProblem(address, tidyUpiAddress(typed));
}

function repeatedProblem(typed: string, repeated: string): FieldProblem | null {
  return tidyUpiAddress(typed) === tidyUpiAddress(repeated) ? null : { code: 'upi-addresses-differ' };
}
