import {
  type AccountFault,
  accountFaults,
  type CrmFault,
  crmFaults,
  type FaultSwitches,
} from "../faults/fault-switches";
import { type Html, html } from "../pages/html";
import { empty } from "../pages/page";

const meanings: Readonly<Record<AccountFault, string>> = {
  none: "None",
  hang: "Hang: never answers",
  slow: "Slow: answers after two seconds",
  "500-after-charge": "HTTP 500 after doing what was asked",
};

const crmMeanings: Readonly<Record<CrmFault, string>> = {
  none: "Answers",
  hang: "Hangs: never answers",
};

export function faultsCard(faults: Pick<FaultSwitches, "accounts" | "crm">): Html {
  const rows = faults.accounts.map(
    ({ accountCode, fault }) => html`<tr><td><small><code>${accountCode}</code></small></td>
      <td><span class="chip danger">${fault}</span></td></tr>`,
  );
  const table = html`<table class="stacks"><thead><tr><th scope="col">Account</th>
    <th scope="col">Fault</th></tr></thead><tbody>${rows}</tbody></table>`;
  return html`<section class="card" aria-labelledby="faults">
    <h2 id="faults">Faults</h2>
    <p class="lead">Simulates an outage of the billing provider for one account, or of the CRM for
      everybody. A restart or a reset ends every fault.</p>
    <div class="inline">
      <form class="inline" method="post" action="/sandbox/faults">
        <label>Account <input name="accountCode" required /></label>
        <label>Fault <select name="fault">${accountFaults.map((name) => option(name, meanings[name], false))}</select></label>
        <button type="submit">Set</button>
      </form>
      <form class="inline" method="post" action="/sandbox/faults">
        <label>CRM <select name="crm">${crmFaults.map((name) => option(name, crmMeanings[name], name === faults.crm))}</select></label>
        <button type="submit">Set</button>
      </form>
    </div>
    ${rows.length === 0 ? empty("No account has a fault.") : table}
  </section>`;
}

const option = (name: string, meaning: string, isSelected: boolean): Html =>
  html`<option value="${name}"${isSelected && html` selected`}>${meaning}</option>`;
