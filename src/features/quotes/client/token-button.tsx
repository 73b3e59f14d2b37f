export function TokenButton({ action, token, label }: { action: string; token: string; label: string }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <button className="btn btn-primary" type="submit">
        {label}
      </button>
    </form>
  );
}
