import { type FormEvent, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import {
  type Errors,
  type FieldIssue,
  type FormState,
  fieldIssues,
  openForField,
  tokenField,
} from "../fields/form-state.ts";
import { HttpError, post } from "./request.ts";

interface FormPost<Field extends string, Answer> {
  path: string;
  schema: z.ZodMiniType;
  answer: z.ZodMiniType<Answer>;
  form: FormState<Field>;
  /** In English by default. */
  errors?: Errors | undefined;
  onAnswer: (answer: Answer, form: HTMLFormElement) => void;
  onFailure: (error: unknown) => void;
}

/** Uncontrolled fields lose nothing typed before hydration. */
export function useFormPost<Field extends string, Answer>({
  path,
  schema,
  answer,
  form: { values, issues: initialIssues },
  errors,
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

  // A disabled button loses focus.
  useEffect(() => {
    if (!sending && document.activeElement === document.body) pressed.current?.focus();
  }, [sending]);

  /** The same content keeps its key over retries. */
  function keyFor(content: string): string {
    if (lastSent.current.content !== content) lastSent.current = { content, key: crypto.randomUUID() };
    return lastSent.current.key;
  }

  async function send(sent: HTMLFormElement) {
    const entries = entriesOf(sent);
    const openFor = Math.round(performance.now());
    const payload = { ...entries, idempotencyKey: keyFor(JSON.stringify(entries)), [openForField]: openFor };
    const checked = z.safeParse(schema, payload);
    refuse(checked.success ? [] : fieldIssues(checked.error, errors));
    if (!checked.success) return;
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setSending(true);
    try {
      onAnswer(await post(path, payload, answer), sent);
    } catch (error) {
      // The check for a person is a page of its own.
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

  /** Errors appear only on sending, but go at once. */
  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const name = "name" in target ? target.name : undefined;
    if (!issues.some(({ path }) => path === name)) return;
    const checked = z.safeParse(schema, entriesOf(currentTarget));
    const wrong = checked.success ? [] : fieldIssues(checked.error, errors);
    if (!wrong.some(({ path }) => path === name)) setIssues(issues.filter(({ path }) => path !== name));
  }

  const formProps = { ref: element, onSubmit, onInput, method: "post", noValidate: true } as const;
  return { form: { values, issues }, sending, formProps };
}

export const typedIn = (form: HTMLFormElement, name: string): string =>
  new FormData(form).get(name)?.toString().trim() ?? "";

function entriesOf(form: HTMLFormElement) {
  const typed = new FormData(form);
  return Object.fromEntries([...new Set(typed.keys())].map((name) => [name, oneOrMany(typed.getAll(name))]));
}

const oneOrMany = (values: FormDataEntryValue[]): FormDataEntryValue | FormDataEntryValue[] | undefined =>
  values.length > 1 ? values : values[0];
