import { type FormEvent, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { type FieldIssue, type FormState, fieldIssues } from "../fields/form-state.ts";
import { openForField, tokenField } from "../http/person/person-fields.ts";
import { HttpError, post } from "./request.ts";

interface FormPost<Field extends string, Answer> {
  path: string;
  schema: z.ZodMiniType;
  answer: z.ZodMiniType<Answer>;
  /** What the page brought: with the issues of a post without JavaScript, if there was one. */
  form: FormState<Field>;
  onAnswer: (answer: Answer, form: HTMLFormElement) => void;
  /** Tells the visitor that the form could not be sent; its issues are shown already. */
  onFailure: (error: unknown) => void;
}

/**
 * A form that is checked in place by `schema` and then sent as JSON. Its fields stay the browser's own, so nothing
 * typed before hydration is lost. Focus goes to the error summary when there is one.
 */
export function useFormPost<Field extends string, Answer>({
  path,
  schema,
  answer,
  form: { values, issues: initialIssues },
  onAnswer,
  onFailure,
}: FormPost<Field, Answer>) {
  const [issues, setIssues] = useState(initialIssues);
  const [sending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const lastSent = useRef({ content: "", key: "" });
  const pressed = useRef<HTMLElement>(null);
  const refused = useRef(initialIssues.length > 0);

  useEffect(() => {
    if (!refused.current || issues.length === 0) return;
    refused.current = false;
    element.current?.querySelector<HTMLElement>("[data-summary]")?.focus();
  }, [issues]);

  function refuse(next: readonly FieldIssue[]) {
    refused.current = next.length > 0;
    setIssues(next);
  }

  // The button is disabled while the form is under way, and a disabled button loses focus.
  useEffect(() => {
    if (!sending && document.activeElement === document.body) pressed.current?.focus();
  }, [sending]);

  /** The same content keeps its key over every retry; changed content is a new post. */
  function keyFor(content: string): string {
    if (lastSent.current.content !== content) lastSent.current = { content, key: crypto.randomUUID() };
    return lastSent.current.key;
  }

  async function send(sent: HTMLFormElement) {
    const entries = entriesOf(sent);
    const openFor = Math.round(performance.now());
    const payload = { ...entries, idempotencyKey: keyFor(JSON.stringify(entries)), [openForField]: openFor };
    const checked = z.safeParse(schema, payload);
    refuse(checked.success ? [] : fieldIssues(checked.error));
    if (!checked.success) return;
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setSending(true);
    try {
      onAnswer(await post(path, payload, answer), sent);
    } catch (error) {
      // The site asks for a person on a page of its own, which a plain post of the form leads to.
      if (error instanceof HttpError && error.issues.some((issue) => issue.path === tokenField)) return sent.submit();
      if (error instanceof HttpError) refuse(error.issues);
      onFailure(error);
    } finally {
      setSending(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!sending) void send(event.currentTarget);
  }

  /** A field that has been put right says so at once; one that is wrong first hears of it when the form is sent. */
  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const name = "name" in target ? target.name : undefined;
    if (!issues.some(({ path }) => path === name)) return;
    const checked = z.safeParse(schema, entriesOf(currentTarget));
    const wrong = checked.success ? [] : fieldIssues(checked.error);
    if (!wrong.some(({ path }) => path === name)) setIssues(issues.filter(({ path }) => path !== name));
  }

  const formProps = { ref: element, onSubmit, onInput, method: "post", noValidate: true } as const;
  return { form: { values, issues }, sending, formProps };
}

/** What was typed into the field `name` of a form. */
export const typedIn = (form: HTMLFormElement, name: string): string =>
  new FormData(form).get(name)?.toString().trim() ?? "";

/** What stands in a form, by name. */
function entriesOf(form: HTMLFormElement) {
  const typed = new FormData(form);
  return Object.fromEntries([...new Set(typed.keys())].map((name) => [name, oneOrMany(typed.getAll(name))]));
}

/** One value as it is; several of one name (checkboxes) as a list. */
const oneOrMany = (values: FormDataEntryValue[]): FormDataEntryValue | FormDataEntryValue[] | undefined =>
  values.length > 1 ? values : values[0];
