export const auditedActLabels = {
  "signed-in": "Signed in to the administration",
  refused: "Refused",
  "portal-opened": "Portal opened by its link",
  exported: "Exported",
  imported: "A file was imported",
  "import-undone": "An import was undone",
  "crate-replaced": "The crate was replaced by a new export",
  "crate-removed": "The crate was removed",
  erased: "A person was erased",
  "booking-reopened": "A canceled booking was reopened",
  "completed-open": "A booking was completed with something open",
  "people-joined": "Two addresses were joined as one person",
  "people-taken-apart": "Two addresses were taken apart, as two people",
  "change-signed-on-paper": "A change was signed on paper",
  "overtime-in-the-room": "A client said yes to overtime in the room",
  "paper-signature-ended": "A signature on paper was entered by mistake, and its agreement has ended",
  "price-changed": "A price was changed",
  "call-off": "A call was called off",
  "setting-changed": "A setting was changed",
  "payment-marked": "A payment was marked as received",
  "payment-unmarked": "A payment was unmarked: it had been marked by mistake",
  "refund-kind-said": "It was said what a refund means",
  "failed-refund-ended": "It was said what came of a refund that had failed, or was noted by mistake",
  "invoice-credited": "An invoice was taken back by a credit note",
  refunded: "A payment was refunded",
} as const;

export type AuditedAct = keyof typeof auditedActLabels;

/** An administrator; `now` is an instant. */
export interface Actor {
  by: string;
  now: number;
}
