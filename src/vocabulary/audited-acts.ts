/** What the audit log tells of, with its words. */
export const auditedActLabels = {
  "signed-in": "Signed in to the administration",
  refused: "Refused",
  "portal-opened": "Portal opened by its link",
  exported: "Exported",
  erased: "A person was erased",
  "price-changed": "A price was changed",
} as const;

export type AuditedAct = keyof typeof auditedActLabels;
